import { Buffer } from 'node:buffer';
import { format } from 'oxfmt';

/** Reads the comparisons from Playwright's report and returns two Markdown tables. */
export async function comparisonTable(report) {
  const compared = specsIn(report)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.at(-1)?.attachments ?? []))
    .filter(({ name }) => name === 'comparison')
    .map(({ body }) => JSON.parse(Buffer.from(body, 'base64').toString()));

  return {
    rows: await table(
      ['request', 'demo world', 'emulator', 'fields', 'differences'],
      compared.map(({ exchange, demo, emulator, fields, differences }) => [
        exchange,
        ...(demo === emulator ? [demo, 'the same'] : [demo, emulator]),
        fields,
        differences.length || '',
      ]),
    ),
    differences: await table(
      ['request', 'field', 'demo world', 'emulator', 'reason'],
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

function escaped(text) {
  return text.replace(/[\\|*_<]/g, '\\$&');
}
