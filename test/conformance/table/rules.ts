import type { Row } from '../check.ts';
import { permissions } from './rules/permissions.ts';
import { transitions } from './rules/transitions.ts';
import { validation } from './rules/validation.ts';

/** Sections 4, 5 and 6: transitions, validation, permissions. */
export const rules: readonly Row[] = [...transitions, ...validation, ...permissions];
