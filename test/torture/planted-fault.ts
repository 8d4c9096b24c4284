/**
 * Mistakes that shops like this one have made, each as a change of one place in a copy of the sources, with the test that
 * must turn red by it. A test that stays green under its fault guards nothing.
 */
export interface PlantedFault {
  readonly name: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The test file, and a part of the test's name where one is meant. */
  readonly test: string;
  readonly named?: string;
}
