import type { TellTerm } from './inverted-index.ts';

const arrays = { u8: Uint8Array, u32: Uint32Array, i32: Int32Array, f64: Float64Array };

/** A column of numbers, indexed by document number. */
export type NumberColumn = Uint8Array | Uint32Array | Int32Array | Float64Array;

/** The largest key of an order: a key and a document number fit in one float. */
export const maxKey = 2 ** 27 - 1;

/** A sort order: by weight, the largest first, then by id. */
export interface Order<Numbers extends string> {
  readonly weight: (columns: Readonly<Record<Numbers, NumberColumn>>, doc: number) => number;
  /** The weight as an integer from 0 to `maxKey`: a larger weight never has a smaller key. */
  readonly key: (weight: number) => number;
  /** If the order sorts by one column first: the smallest and largest weight of values within bounds of it. */
  readonly within?: {
    readonly number: Numbers;
    readonly weights: (from: number, to: number) => readonly [low: number, high: number];
  };
}

/** The structure of documents. */
export interface Schema<Labels extends string, Numbers extends string, Orders extends string> {
  /** Number of fields for terms. */
  readonly fields: number;
  /** Reports each term of a text once. */
  readonly scan: (text: string, tell: TellTerm) => void;
  /** For each label column, the part of a label that is compared when it is chosen. */
  readonly labels: Readonly<Record<Labels, (label: string) => string>>;
  readonly numbers: Readonly<Record<Numbers, keyof typeof arrays>>;
  readonly orders: Readonly<Record<Orders, Order<Numbers>>>;
}

/** The schema's structure, which must equal that of a snapshot to be read. */
export const shapeOf = <L extends string, N extends string, O extends string>({
  fields,
  labels,
  numbers,
}: Schema<L, N, O>): string => JSON.stringify([3, fields, Object.keys(labels), numbers]);

export interface Document<Labels extends string, Numbers extends string> {
  readonly id: string;
  /** Hidden documents are stored but not found. */
  readonly shown: boolean;
  readonly text: string;
  readonly labels: Readonly<Record<Labels, readonly string[]>>;
  readonly numbers: Readonly<Record<Numbers, number>>;
}

/** A condition on one column: any of these labels, or a number within bounds, inclusive. */
export type Condition<Labels extends string, Numbers extends string> =
  | { readonly label: Labels; readonly anyOf: readonly string[] }
  | { readonly number: Numbers; readonly from?: number | undefined; readonly to?: number | undefined };

export const emptyColumn = (kind: keyof typeof arrays, room: number): NumberColumn => new arrays[kind](room);

/** A copy of the column with room for more. */
export function longerColumn<Column extends NumberColumn>(column: Column, room: number): Column {
  const longer = new (column.constructor as Float64ArrayConstructor)(room);
  longer.set(column);
  return longer as unknown as Column;
}

export function mapValues<Value, Result, Key extends string>(
  record: Readonly<Record<Key, Value>>,
  map: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  const entries = Object.entries(record) as [Key, Value][];
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value, key)])) as Record<Key, Result>;
}
