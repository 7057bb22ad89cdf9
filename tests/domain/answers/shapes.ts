import { demoFilms } from '@/demo/movies/demoFilms';

interface Titled {
  readonly title: string;
  readonly year: number;
}

/** Every third film, except titles with commas, which a list with commas cuts. */
export const films: readonly Titled[] = demoFilms
  .map(({ title, release_date: date }) => ({ title, year: Number(date.slice(0, 4)) }))
  .filter(({ title }, index) => index % 3 === 0 && !title.includes(','));

export type Shape = (films: readonly Titled[]) => string;

function items(write: (film: Titled, number: number) => string, between = '\n'): Shape {
  return (some) => some.map((film, index) => write(film, index + 1)).join(between);
}

function list(before: string, and: string, after = '.'): Shape {
  return (some) => {
    const titles = some.map(({ title }) => title);
    return `${before}${titles.slice(0, -1).join(', ')}${and}${titles.at(-1)}${after}`;
  };
}

/** How models write a list of films. */
export const shapes: Readonly<Record<string, Shape>> = {
  commas: items(({ title }) => title, ', '),
  'commas and years': items(({ title, year }) => `${title} (${year})`, ', '),
  semicolons: items(({ title }) => title, '; '),
  bars: items(({ title }) => title, ' | '),
  italics: items(({ title }) => `*${title}*`, ', '),
  'single quotes': items(({ title, year }) => `'${title}' (${year})`, ', '),
  lines: items(({ title }) => title),
  'lines with years': items(({ title, year }) => `${title} (${year})`),
  'lines with years without brackets': items(({ title, year }) => `${title} ${year}`),
  'lines with labels': items(({ title }) => `For tonight: *${title}*`),
  'lines with a sentence below': items(({ title }) => `${title}\nA thief and a cop meet.`, '\n\n'),
  'lines with a reason after a dash': items(
    ({ title }) => `${title} – A thief, a cop and a car meet.`,
  ),
  'lines with a reason after a colon': items(
    ({ title }) => `${title}: A thief and a cop meet here.`,
  ),
  numbers: items(({ title }, number) => `${number}. ${title}`),
  'numbers and years': items(({ title, year }, number) => `${number}. ${title} - ${year}`),
  'numbers and reasons': items(
    ({ title }, number) => `${number}. ${title} - a film about a cop who falls`,
  ),
  'numbers and reasons after colons': items(
    ({ title }, number) => `${number}. ${title}: A thief and a cop meet in the city`,
  ),
  'numbers, quotes and directors': items(
    ({ title, year }, number) => `${number}. "${title}" (${year}) - Directed by Jane Doe.`,
  ),
  'numbers and directors': items(({ title }, number) => `${number}. ${title} by Jane Doe`),
  'years before titles': items(({ title, year }) => `${year}: ${title}`),
  'bullets and years before titles': items(({ title, year }) => `- ${year} – ${title}`),
  'points in one line': items(({ title }) => title, ' • '),
  'dashes and years in one line': items(({ title, year }) => `${title} (${year})`, ' - '),
  letters: items(({ title }, number) => `${'abcd'.charAt(number - 1)}) ${title}`),
  'bold with a colon': items(({ title }) => `- **${title}:** A thief and a cop meet.`),
  'bold and years': items(
    ({ title, year }, number) => `${number}. **${title}** (${year}) – A thief meets a cop.`,
  ),
  'bold numbers': items(
    ({ title, year }, number) => `**${number}. ${title} (${year})**\nA thief.`,
    '\n\n',
  ),
  'bold at the start of sentences': items(
    ({ title }) => `**${title}** is a film about cops, who meet.`,
  ),
  'bold with a full stop': items(
    ({ title }) => `**${title}**. A film about cops who meet at night.`,
  ),
  'bold after emojis': items(
    ({ title, year }) => `🎬 **${title}** (${year})\nA thief and a cop.`,
    '\n\n',
  ),
  headings: items(
    ({ title, year }, number) => `### ${number}. ${title} (${year})\nA thief and a cop meet.`,
    '\n\n',
  ),
  'headings without years': items(
    ({ title }) => `### ${title}\nA thief and a cop meet in the city.`,
    '\n\n',
  ),
  'bullets in a group': (some) =>
    `- **For tonight & later:**\n${items(({ title, year }) => `  - ${title} (${year})`)(some)}`,
  'bullets and actors': items(({ title }) => `- ${title}, starring Al Pacino and Robert De Niro`),
  'bullets and brackets': items(({ title, year }) => `• ${title} (dir. Jane Doe, ${year})`),
  'bullets and details': items(
    ({ title, year }) => `- ${title} (${year})\n  Why: a thief meets a cop.\n  Mood: tense`,
  ),
  'Spanish reasons': items(({ title }) => `- ${title} – un ladrón y un policía se encuentran`),
  'Hindi reasons': items(({ title }, number) => `${number}. ${title} - एक चोर और पुलिस की कहानी।`),
  table: (some) =>
    `| Title | Year |\n|---|---|\n${items(({ title, year }) => `| ${title} | ${year} |`)(some)}`,
  CSV: (some) => `"Title","Year"\n${items(({ title, year }) => `"${title}",${year}`)(some)}`,
  JSON: (some) => JSON.stringify(some.map(({ title }) => title)),
  'JSON in a fence': (some) => `\`\`\`json\n${JSON.stringify(some, null, 2)}\n\`\`\``,
  YAML: items(({ title, year }) => `- title: ${title}\n  year: ${year}`),
  XML: (some) => `<movies>${items(({ title }) => `<movie>${title}</movie>`, '')(some)}</movies>`,
  'a list in a sentence': list('I recommend ', ', and '),
  'a list after "might"': list('You might enjoy ', ', or '),
  'a list after a colon': list('Sure! Here are some movies: ', ', and ', '. Enjoy!'),
  'a list with "also"': list('', ', and also ', ''),
  'a Spanish list': list('Te recomiendo ', ' y '),
  'a Hindi list': list('आपको ये फिल्में पसंद आएंगी: ', ' और ', '।'),
  'quotes in a sentence': (some) =>
    `I recommend ${items(({ title }) => `"${title}"`, ', ')(some)} tonight.`,
  'italics in a sentence': (some) =>
    `If you like heists, check out ${items(({ title, year }) => `*${title}* (${year})`, ', ')(some)}. All are tense.`,
  'several sentences': (some) =>
    `I'd start with ${items(({ title, year }) => `**${title}** (${year})`, '. Then try ')(some)}.`,
};
