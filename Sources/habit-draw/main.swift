import CommandKit
import HabitCLI
import HabitCairo
import HabitRender
import HabitSystem

// Fonts take longest, so they are looked for while the store is read.
PangoText.beginLookingForFonts()

SystemProgram.main(
  abilities: Abilities(draw: { order throws(AbilityFailure) in
    do throws(RenderError) {
      switch order.format {
      case .png(let scale):
        let text = PangoText(scale: scale)
        let figure = order.figure(PictureMedium(measure: text, hasTooltips: false))
        let picture = try PNGPicture(of: figure, scale: scale, text: text)
        return Abilities.Picture(bytes: picture.bytes, missingCharacters: picture.missingCharacters)
      case .sixel(let scale):
        let text = PangoText(scale: scale)
        let figure = order.figure(PictureMedium(measure: text, hasTooltips: false))
        let picture = try SixelPicture(of: figure, scale: scale, text: text)
        return Abilities.Picture(bytes: picture.bytes, missingCharacters: picture.missingCharacters)
      case .pdf(let day):
        return try vector(.pdf(madeOn: day), order, hasCaption: true)
      case .outlinedSVG:
        return try vector(.outlinedSVG, order, hasCaption: false)
      }
    } catch {
      let exitCode: ExitCode =
        switch error {
        case .scale, .tooLarge: .usage
        case .drawing, .encoding, .sixel: .internalFault
        }
      throw AbilityFailure(exitCode: exitCode, code: "cannot-draw", message: error.description)
    }
  }))

func vector(
  _ format: VectorPicture.Format, _ order: PictureOrder, hasCaption: Bool
) throws(RenderError) -> Abilities.Picture {
  let text = PangoText(scale: 1)
  let medium = PictureMedium(measure: text, hasTooltips: false, hasCaption: hasCaption)
  let picture = try VectorPicture(of: order.figure(medium), as: format, text: text)
  return Abilities.Picture(bytes: picture.bytes, missingCharacters: picture.missingCharacters)
}
