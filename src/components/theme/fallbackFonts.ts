/** Anek's own ascent and descent, in per cent of its size. */
const anek = { ascent: 90, descent: 20 };

/** How wide Anek sets a text beside each font, in per cent, measured over the texts of the first screen. */
const faces = [
  {
    family: 'Anek like Arial',
    weight: '100 499',
    local: ['Arial', 'Liberation Sans'],
    width: 92.3,
  },
  {
    family: 'Anek like Arial',
    weight: '500 599',
    local: ['Arial Bold', 'Liberation Sans Bold'],
    width: 88.2,
  },
  {
    family: 'Anek like Arial',
    weight: '600 900',
    local: ['Arial Bold', 'Liberation Sans Bold'],
    width: 91.8,
  },
  { family: 'Anek like Roboto', weight: '100 499', local: ['Roboto'], width: 101.2 },
  { family: 'Anek like Roboto', weight: '500 599', local: ['Roboto Bold'], width: 97.8 },
  { family: 'Anek like Roboto', weight: '600 900', local: ['Roboto Bold'], width: 101.8 },
];

/** Fonts that most machines have, in Anek's measures: they hold its place, so that nothing moves when it comes. */
export const fallbackFonts = faces
  .map(
    ({ family, weight, local, width }) => `@font-face {
      font-family: '${family}';
      font-weight: ${weight};
      src: ${local.map((name) => `local('${name}')`).join(', ')};
      size-adjust: ${width}%;
      ascent-override: ${inMeasure(anek.ascent, width)}%;
      descent-override: ${inMeasure(anek.descent, width)}%;
      line-gap-override: 0%;
    }`,
  )
  .join('\n');

function inMeasure(part: number, width: number): string {
  return ((part / width) * 100).toFixed(1);
}
