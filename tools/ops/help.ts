import type { Command, Outcome } from './command.ts';
import { commands } from './commands.ts';

/** The command whose name the line begins with. */
export function findCommand(line: readonly string[]): Command | undefined {
  return commands.find(({ words }) => words.split(' ').every((word, index) => word === line[index]));
}

/** Whether the line asks for help: it is empty, begins with `help`, or holds `--help` anywhere. */
export function isForHelp(line: readonly string[]): boolean {
  return line.length === 0 || line[0] === 'help' || line.some((word) => word === '--help' || word === '-h');
}

/** The command that the line names; those that begin with its first word; or all. Failed if it names none. */
export function helpOn(line: readonly string[]): Outcome {
  const names = line.filter((word) => !['help', '--help', '-h'].includes(word));
  const one = findCommand(names);
  const alike = one ? [one] : commands.filter(({ words }) => words.split(' ')[0] === names[0]);
  const some = alike.length ? alike : commands;
  const lines = some.flatMap(({ words, usage, summary }) => [
    `  ${words} ${usage}`.trimEnd(),
    `      ${summary}`,
  ]);
  const rules = some.length === 1 ? (some[0]?.rules ?? []) : [];
  return {
    failed: names.length > 0 && alike.length === 0,
    lines: ['npm run ops -- COMMAND [--json]', '', ...lines, ...rules.map((rule) => `      - ${rule}`)],
    data: { commands: some.map(({ words, usage, summary }) => ({ words, usage, summary })) },
  };
}
