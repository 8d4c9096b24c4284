/**
 * Ends the command with its help, if that was asked for: called before anything is installed, built or opened.
 *
 * @param {string} help how the command is called, and what each of its words does
 */
export function answerHelp(help) {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(help);
  process.exit(0);
}
