import CommandKit
import HabitCLI
import HabitCairo
import HabitRender
import HabitSystem

// Fonts take longest, so they are looked for while the store is read.
PangoText.beginLookingForFonts()

SystemProgram.main(
  abilities: Abilities(
    drawPNG: { sheet, colors, scale throws(AbilityFailure) in
      let text = PangoText(scale: scale)
      let figure = HeatmapLayout(colors: colors, measure: text, hasTooltips: false).figure(of: sheet)
      do throws(RenderError) {
        let picture = try PNGPicture(of: figure, scale: scale, text: text)
        return Abilities.Picture(bytes: picture.bytes, missingCharacters: picture.missingCharacters)
      } catch {
        throw AbilityFailure(exitCode: .usage, code: "cannot-draw", message: error.description)
      }
    }))
