import { calls } from './table/calls.ts';
import { constants } from './table/constants.ts';
import { entities } from './table/entities.ts';
import { errors } from './table/errors.ts';
import { routeRows } from './table/routes.ts';
import { rules } from './table/rules.ts';
import { screens } from './table/screens.ts';
import type { Row } from './check.ts';

/** The sentences of the specification with their proofs, in its order. */
export const table: readonly Row[] = [
  ...routeRows,
  ...screens,
  ...entities,
  ...rules,
  ...calls,
  ...errors,
  ...constants,
];

/** The specification's sections by number. */
export const sections: Readonly<Record<number, string>> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
};
