const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

/**
 * Runs one step of a longer command and prints a line about it, with its time. The step's output is shown only if it
 * failed.
 *
 * @param {string} name at most 24 characters, so that the lines align
 * @param {() => Promise<{ code: number, output: string, note?: string }>} work
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function step(name, work) {
  const startTime = performance.now();
  const { code, output, note } = await work();
  const seconds = `${((performance.now() - startTime) / 1000).toFixed(1)} s`.padStart(8);
  const mark = code === 0 ? paint(32, 'ok  ') : paint(31, 'FAIL');
  console.log(`${mark} ${name.padEnd(24)} ${seconds}${note ? `  ${note}` : ''}`);
  if (code !== 0 && output.trim()) console.log(`${output.trim().replace(/^/gm, '     ')}\n`);
  return code === 0;
}

/** Ends the command with a plain sentence: what is wrong and what to do. */
export function giveUp(sentence) {
  console.error(`\n${paint(31, 'Cannot go on:')} ${sentence}`);
  process.exit(1);
}
