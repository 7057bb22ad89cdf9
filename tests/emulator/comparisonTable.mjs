import { Buffer } from 'node:buffer';
import { format } from 'oxfmt';

/** What the tests compared, out of Playwright's report, as two tables of Markdown. */
export async function comparisonTable(report) {
  const compared = specsIn(report)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.at(-1)?.attachments ?? []))
    .filter(({ name }) => name === 'comparison')
    .map(({ body }) => JSON.parse(Buffer.from(body, 'base64').toString()));

  return {
    rows: await table(
      ['asked', 'demo world', 'emulator', 'fields', 'differ'],
      compared.map(({ exchange, demo, emulator, fields, differences }) => [
        exchange,
        ...(demo === emulator ? [demo, 'the same'] : [demo, emulator]),
        fields,
        differences.length || '',
      ]),
    ),
    differences: await table(
      ['where', 'field', 'demo world', 'emulator', 'why'],
      compared.flatMap(({ exchange, differences }) =>
        differences.map(({ field, demo, emulator, reason }) => [
          exchange,
          field,
          demo,
          emulator,
          reason ?? '**not explained**',
        ]),
      ),
    ),
  };
}

function specsIn({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

async function table(head, rows) {
  const lines = [head, head.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((cell) => escaped(String(cell))).join(' | ')} |`,
  );
  const { code } = await format('table.md', lines.join('\n'));
  return code;
}

/** Backslashes, stars and lines would mean something to Markdown. */
function escaped(text) {
  return text.replace(/[\\|*_<]/g, '\\$&');
}
