/**
 * A mistake that shops like this one have made, as a change of one place in a copy of the sources, with the test that
 * must fail because of it. A test that passes despite its fault protects nothing.
 */
export interface PlantedFault {
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The test file, and a part of the test's name if only that test is meant. */
  readonly test: string;
  readonly named?: string;
}
