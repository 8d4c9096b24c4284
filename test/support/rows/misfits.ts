import { types as driver } from 'pg';
import type { DeclaredRow, DeclaredRows, Shape } from './declared-rows.ts';
import type { Column } from './describe-statement.ts';

type ObjectShape = Extract<Shape, { properties: object }>;

/** Stands for a value of any type: PostgreSQL does not describe what is inside JSON. */
const anything = Symbol('anything');
/** A value of PostgreSQL's types (numbers of pg_type) as text; that of all others is 'x'. */
const samples: readonly [text: string, ...types: number[]][] = [
  ['t', 16],
  ['\\x00', 17],
  ['1', 20, 21, 23, 26, 700, 701, 1700],
  ['2026-01-01 00:00:00+00', 1082, 1114, 1184],
  ['{t}', 1000],
  ['{1}', 1005, 1007, 1016, 1021, 1022, 1231],
  ['{x}', 1003, 1009, 1014, 1015],
  ['{"2026-01-01 00:00:00+00"}', 1115, 1182, 1185],
];
const parserOf = driver.getTypeParser as (type: number) => (text: string) => unknown;
const json = new Set([114, 3802]);
const single = /^(findValue|getValue|listValues)$/;

/** Compares statements and rows with the types that the code gives them. */
export class Misfits {
  private readonly types: readonly Shape[];

  constructor({ types }: DeclaredRows) {
    this.types = types;
  }

  /** Where the columns that PostgreSQL describes differ from a statement's declared row, one sentence each. */
  ofColumns(declaredRow: DeclaredRow, columns: readonly Column[]): string[] {
    if (this.types[declaredRow.type] === 'unknown') return [];
    const names = columns.map(({ name }) => name);
    const twice = names.filter((name, index) => names.indexOf(name) < index);
    if (twice.length > 0) return [`has more than one column ${twice.join(', ')}`];
    if (single.test(declaredRow.function) && columns.length !== 1)
      return [`has ${columns.length} columns instead of one`];
    const row = (isNull: boolean) =>
      Object.fromEntries(
        columns.map((column) => [column.name, isNull && column.nullable ? null : sampleOf(column)]),
      );
    const faults = [row(false), row(true)].flatMap((sample) => this.ofRow(declaredRow, sample, true));
    return [...new Set(faults)];
  }

  /** Where a row that a statement returned differs from its declared row. */
  ofRow(declaredRow: DeclaredRow, row: object, byKind = false): string[] {
    if (!single.test(declaredRow.function)) return this.misfits(declaredRow.type, row, 'the row', byKind);
    const [name = '', value] = Object.entries(row)[0] ?? [];
    return this.misfits(declaredRow.type, value, name, byKind);
  }

  private misfits(type: number, value: unknown, path: string, byKind: boolean): string[] {
    const shape = this.types[type] ?? 'unknown';
    if (shape === 'unknown' || value === anything) return [];
    if (typeof shape === 'object' && 'oneOf' in shape) return this.ofUnion(shape.oneOf, value, path, byKind);
    if (typeof shape === 'object' && 'items' in shape && Array.isArray(value))
      return value.flatMap((item) => this.misfits(shape.items, item, `${path}[]`, byKind)).slice(0, 1);
    if (typeof shape === 'object' && 'properties' in shape && isPlain(value))
      return this.ofObject(shape, value, path, byKind);
    return isLike(shape, value, byKind)
      ? []
      : [`${path} is ${wordFor(value, byKind)}, declared ${this.nameOf(type)}`];
  }

  private ofUnion(members: readonly number[], value: unknown, path: string, byKind: boolean): string[] {
    const faults = members.map((member) => this.misfits(member, value, path, byKind));
    if (faults.some((one) => one.length === 0)) return [];
    // Of several, the one that fits most says best what is wrong.
    const deep = faults
      .filter(([one = '']) => !one.startsWith(`${path} is`))
      .toSorted((a, b) => a.length - b.length);
    const names = members.map((member) => this.nameOf(member)).join(' | ');
    return deep[0] ?? [`${path} is ${wordFor(value, byKind)}, declared ${names}`];
  }

  private ofObject(
    { properties, others }: ObjectShape,
    value: object,
    path: string,
    byKind: boolean,
  ): string[] {
    const missing = Object.entries(properties)
      .filter(([name, { optional }]) => !optional && !(name in value))
      .map(([name]) => `${path} has no ${name}`);
    const inner = Object.entries(value).flatMap(([name, item]) => {
      const property = Object.hasOwn(properties, name) ? properties[name]?.type : others;
      return property === undefined
        ? [`${path} has ${name}, which is not declared`]
        : this.misfits(property, item, path === 'the row' ? name : `${path}.${name}`, byKind);
    });
    return [...missing, ...inner];
  }

  private nameOf(type: number): string {
    const shape = this.types[type] ?? 'unknown';
    if (typeof shape === 'string') return shape;
    if ('class' in shape) return shape.class;
    if ('literal' in shape) return JSON.stringify(shape.literal);
    if ('items' in shape) return `${this.nameOf(shape.items)}[]`;
    if (
      'oneOf' in shape &&
      shape.oneOf.every((one) => this.nameOf(one) === 'true' || this.nameOf(one) === 'false')
    )
      return 'boolean';
    if ('oneOf' in shape) return `(${shape.oneOf.map((one) => this.nameOf(one)).join(' | ')})`;
    return 'an object';
  }
}

/** What the driver makes of a value of a column's type. */
function sampleOf({ type }: Column): unknown {
  if (json.has(type)) return anything;
  const [text] = samples.find(([, ...types]) => types.includes(type)) ?? ['x'];
  return parserOf(type)(text);
}

function isLike(shape: Shape, value: unknown, byKind: boolean): boolean {
  if (shape === 'null') return value === null;
  if (typeof shape === 'string') return typeof value === shape;
  if ('literal' in shape) return byKind ? typeof value === typeof shape.literal : value === shape.literal;
  if ('class' in shape) return shape.class === 'Date' ? value instanceof Date : value instanceof Uint8Array;
  return false;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function wordFor(value: unknown, byKind: boolean): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string' && !byKind) return `string ${JSON.stringify(value)}`;
  return typeof value === 'object' ? (value.constructor?.name ?? 'an object') : typeof value;
}
