// The floor of a heatmap: one year as a PNG with Cairo, Pango and libpng, with nothing that a picture can do without.
// usage: heat FILE [SCALE]
#include <cairo.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <png.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CELL = 11, PITCH = 14, WEEKS = 53, LEFT = 36, TOP = 38, LEGEND = 28, WIDTH = LEFT + WEEKS * PITCH + 9,
       HEIGHT = TOP + 7 * PITCH + LEGEND, LEVELS = 5 };

static const uint32_t white = 0xffffff, ink = 0x59636e, levels[LEVELS] = {0xebedf0, 0x9be9a8, 0x40c463, 0x30a14e, 0x216e39};

static void setColor(cairo_t *context, uint32_t color) {
  cairo_set_source_rgb(context, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
}

static void roundedSquare(cairo_t *context, double x, double y) {
  const double radius = 2, right = x + CELL - radius, bottom = y + CELL - radius;
  cairo_new_sub_path(context);
  cairo_arc(context, right, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(context, right, bottom, radius, 0, M_PI / 2);
  cairo_arc(context, x + radius, bottom, radius, M_PI / 2, M_PI);
  cairo_arc(context, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
  cairo_close_path(context);
}

// A square of each level, drawn once and copied from then on.
static void makeSprites(cairo_surface_t *sprites[LEVELS], int scale) {
  for (int level = 0; level < LEVELS; level++) {
    sprites[level] = cairo_image_surface_create(CAIRO_FORMAT_RGB24, CELL * scale, CELL * scale);
    cairo_t *context = cairo_create(sprites[level]);
    cairo_scale(context, scale, scale);
    setColor(context, white);
    cairo_paint(context);
    setColor(context, levels[level]);
    roundedSquare(context, 0, 0);
    cairo_fill(context);
    cairo_destroy(context);
  }
}

// Copies a square to a place in pixels.
static void copySprite(cairo_surface_t *target, cairo_surface_t *sprite, int x, int y, int scale) {
  int stride = cairo_image_surface_get_stride(target), spriteStride = cairo_image_surface_get_stride(sprite);
  unsigned char *to = cairo_image_surface_get_data(target) + (size_t)y * scale * stride + (size_t)x * scale * 4;
  const unsigned char *from = cairo_image_surface_get_data(sprite);
  for (int row = 0; row < CELL * scale; row++) memcpy(to + (size_t)row * stride, from + (size_t)row * spriteStride, CELL * scale * 4);
}

static void drawText(cairo_t *context, PangoLayout *layout, double x, double y, const char *text) {
  pango_layout_set_text(layout, text, -1);
  cairo_move_to(context, x, y);
  pango_cairo_show_layout(context, layout);
}

static void drawLabels(cairo_t *context) {
  static const char *months[12] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  static const char *weekdays[3] = {"Mon", "Wed", "Fri"};
  PangoLayout *layout = pango_cairo_create_layout(context);
  PangoFontDescription *font = pango_font_description_from_string("Sans");
  pango_font_description_set_absolute_size(font, 10 * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  setColor(context, ink);
  for (int month = 0; month < 12; month++) drawText(context, layout, LEFT + month * WEEKS / 12 * PITCH, TOP - 15, months[month]);
  for (int row = 0; row < 3; row++) drawText(context, layout, 6, TOP + (2 * row + 1) * PITCH - 1, weekdays[row]);
  drawText(context, layout, WIDTH - 144, HEIGHT - 21, "Less");
  drawText(context, layout, WIDTH - 40, HEIGHT - 21, "More");
  // A picture is of something: its name stands above it, larger and heavier.
  pango_font_description_set_absolute_size(font, 13 * PANGO_SCALE);
  pango_font_description_set_weight(font, PANGO_WEIGHT_SEMIBOLD);
  pango_layout_set_font_description(layout, font);
  drawText(context, layout, LEFT, 3, "Habit 2");
  pango_font_description_free(font);
  g_object_unref(layout);
}

// Writes the picture with a palette: the colours of the theme exactly, those of the edges of letters to 5 bits a channel,
// in the order in which they turn up. No picture of this kind has more than 256 of them.
static int writePNG(cairo_surface_t *surface, const char *path) {
  static int16_t indices[1 << 15];
  int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface), count = 0;
  png_color palette[256];
  uint32_t theme[LEVELS + 1] = {white};
  memcpy(theme + 1, levels, sizeof levels);
  memset(indices, -1, sizeof indices);
  for (; count <= LEVELS; count++)
    palette[count] = (png_color){theme[count] >> 16, theme[count] >> 8 & 255, theme[count] & 255};
  unsigned char *pixels = malloc((size_t)width * height);
  if (!pixels) return 1;
  uint32_t last = white;
  int lastIndex = 0;
  for (int y = 0; y < height; y++) {
    const uint32_t *row = (const uint32_t *)(cairo_image_surface_get_data(surface) + (size_t)y * cairo_image_surface_get_stride(surface));
    for (int x = 0; x < width; x++) {
      uint32_t color = row[x] & 0xffffff;
      if (color != last) {
        last = color;
        for (lastIndex = LEVELS; lastIndex >= 0 && theme[lastIndex] != color;) lastIndex--;
        if (lastIndex < 0) {
          int key = (color >> 19) << 10 | (color >> 11 & 31) << 5 | (color >> 3 & 31);
          if (indices[key] < 0) {
            if (count == 256) return 1;
            palette[count] = (png_color){color >> 16, color >> 8 & 255, color & 255};
            indices[key] = count++;
          }
          lastIndex = indices[key];
        }
      }
      pixels[(size_t)y * width + x] = lastIndex;
    }
  }
  FILE *file = fopen(path, "wb");
  if (!file) return 1;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) return 1;
  png_init_io(png, file);
  png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_PALETTE, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_PLTE(png, info, palette, count);
  png_set_filter(png, 0, PNG_FILTER_NONE);
  png_write_info(png, info);
  for (int y = 0; y < height; y++) png_write_row(png, pixels + (size_t)y * width);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  free(pixels);
  return fclose(file) != 0;
}

int main(int count, char **words) {
  if (count < 2) return 64;
  int scale = count > 2 ? atoi(words[2]) : 1;
  if (scale < 1) return 64;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH * scale, HEIGHT * scale), *sprites[LEVELS];
  cairo_t *context = cairo_create(surface);
  cairo_scale(context, scale, scale);
  setColor(context, white);
  cairo_paint(context);
  drawLabels(context);
  makeSprites(sprites, scale);
  cairo_surface_flush(surface);
  for (int day = 0; day < WEEKS * 7; day++)
    copySprite(surface, sprites[day * 7919 % LEVELS], LEFT + day / 7 * PITCH, TOP + day % 7 * PITCH, scale);
  for (int level = 0; level < LEVELS; level++)
    copySprite(surface, sprites[level], WIDTH - 115 + level * PITCH, HEIGHT - 20, scale);
  cairo_surface_mark_dirty(surface);
  return writePNG(surface, words[1]);
}
