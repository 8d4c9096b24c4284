import type { Faults } from '../../ui/form/refusal.ts';

/** What a form's fields hold, by the names under which the shop refuses them. */
export type Asked = Readonly<Record<string, unknown>>;

interface Refused {
  readonly found: Faults;
  readonly error: string | undefined;
  /** What was asked for when the shop refused; null where the form's own check did. */
  readonly sent: Asked | null;
}

/**
 * What a refused form still says, above its fields and beside them. A fault goes when its field is right or, found by the
 * shop, when its field changes; what a field says is not said above as well.
 */
export function stillSaid(
  { found, error, sent }: Refused,
  asked: Asked,
  check: (() => Faults | null) | undefined,
): { readonly error: string | undefined; readonly faults: Faults } {
  const now = sent ? null : (check?.() ?? {});
  const stays = (name: string) => {
    if (now) return name in now;
    const field = fieldOf(name, asked);
    return field === undefined || sent?.[field] === asked[field];
  };
  const isBeside = ([name, fault]: [string, string]) => fault === error && fieldOf(name, asked) !== undefined;
  return {
    error: Object.entries(found).some(isBeside) ? undefined : error,
    faults: Object.fromEntries(Object.entries(found).filter(([name]) => stays(name))),
  };
}

/** The field that shows a fault: of `prefixes.3` it is `prefixes`. */
function fieldOf(name: string, asked: Asked): string | undefined {
  return Object.keys(asked).find((field) => name === field || name.startsWith(`${field}.`));
}
