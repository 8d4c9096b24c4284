import type { Check } from './check.ts';
import { sections, table } from './table.ts';

/** docs/conformance.md: the table in readable form. */
export function conformanceDocument(): string {
  const owed = table.filter((row) => row.owed);
  const parts = Object.entries(sections).map(([number, title]) => {
    const rows = table.filter(({ section }) => section === Number(number));
    const lines = rows.map(
      ({ what, check, owed: why }) =>
        `| ${cell(what)} | ${cell(proofOf(check))} | ${why ? `not yet: ${cell(why)}` : 'met'} |`,
    );
    return [
      `## ${number}. ${title}`,
      '',
      '| the specification says | proved by | |',
      '|---|---|---|',
      ...lines,
    ].join('\n');
  });
  return [
    '# Conformance',
    '',
    `What the specification says, sentence by sentence, and the proof of each: ${table.length} rows, ${table.length - owed.length} of them met. Every row is a test`,
    'of `test/conformance/conformance.test.ts`. A row that is not met yet fails there on the day when it is. This page is',
    'written by `npm run generate -- conformance`; a test says when it is stale.',
    '',
    parts.join('\n\n'),
    '',
  ].join('\n');
}

/** How a row is proved, in words. */
function proofOf(check: Check): string {
  switch (check.by) {
    case 'route':
      return `asking for it as a guest and as a customer; it says “${check.route.says}”`;
    case 'call':
      return 'the declared call and the schema of its answer';
    case 'page':
      return `\`${check.at}\` as ${check.as}: ${check.says.map((text) => `“${text}”`).join(', ')}`;
    case 'markup':
      return `\`${check.at}\` as ${check.as}: ${check.has.map((text) => `\`${text}\``).join(', ')}`;
    case 'links':
      return `\`${check.at}\`: the links of “${check.nav}” are counted`;
    case 'answer':
      return `\`${check.method} ${check.path}\` as ${check.as}: ${check.status}${check.says ? `, “${check.says}”` : ''}`;
    case 'journey':
      return `the journey \`${check.journey.replace('test/journeys/', '')}\``;
    case 'value':
      return `\`${check.name}${check.args ? `(${check.args.map((one) => JSON.stringify(one)).join(', ')})` : ''}\` is \`${JSON.stringify(check.is)}\``;
    case 'source':
      return `\`${check.file}\``;
  }
}

const cell = (text: string) => text.replaceAll('|', '\\|');
