import { type Whom, whomBy, whomOf, withGrownUps } from './audience-words.ts';
import { isCarried, type Kind, kindFor, kindOf, saysMoreOf } from './kind-words.ts';
import type { Term } from './term.ts';

/** The term that names the wanted kind of product, and the kind. */
export interface Head {
  readonly term: Term;
  readonly kind: Kind;
}

/** A parsed query by importance. */
export interface ReadRequest {
  /** The wanted kind. Never dropped. */
  readonly head: Head | null;
  /** The audience, and the terms that name it. */
  readonly whom: Whom | null;
  readonly whomTerms: readonly Term[];
  readonly colours: readonly Term[];
  /** Desired properties. They rank, and filter only when no kind is named. */
  readonly wishes: readonly Term[];
}

/**
 * Finds the wanted kind among the terms. The last named kind wins ('cap toe shoes' are shoes), before kinds that may
 * describe others ('short'), general words ('clothes') and accompaniments ('saree with blouse'). An audience narrows
 * other terms; on its own it is a wish.
 */
export function readHead(terms: readonly Term[]): ReadRequest {
  const colours = terms.filter(({ isColour }) => isColour);
  const plain = terms.filter(({ isColour }) => !isColour);
  const whoms = plain.flatMap((term) => {
    const whom = whomOf(term);
    return whom ? [{ term, whom }] : [];
  });
  const isOnlyWhom = whoms.length === plain.length && colours.length === 0;
  const whomTerms = isOnlyWhom ? [] : whoms.map(({ term }) => term);
  const others = plain.filter((term) => !whomTerms.includes(term));
  const kinds = others.flatMap((term) => {
    const kind = kindOf(term);
    return kind ? [{ term, kind }] : [];
  });
  const direct = kinds.filter(({ term }) => !term.isBeside);
  const mainKind =
    direct.findLast(({ kind }) => !kind.isWeak && !kind.isGeneral) ??
    direct.findLast(({ kind }) => !kind.isGeneral) ??
    direct.at(-1) ??
    kinds.at(-1);
  const kind = direct.find(({ kind }) => mainKind && saysMoreOf(mainKind.kind, kind)) ?? mainKind;
  const head = kind ? { ...kind, kind: kindFor(kind.kind, others) } : null;
  return {
    head,
    whom: whomTerms.length
      ? forKind(joinWhoms(whoms.map(({ whom }) => whom)), head?.kind)
      : whomBy(others, head?.kind.own[0]),
    whomTerms,
    colours,
    // A general word beside a specific kind adds nothing: the 'wear' of 'party wear dress'.
    wishes: others.filter(
      (term) => term !== head?.term && !kinds.some((one) => one.term === term && one.kind.isGeneral),
    ),
  };
}

/** A girl's bag or watch need not name its audience, and may be a woman's; her clothes must be for girls. */
const forKind = (whom: Whom, kind?: Kind): Whom =>
  kind && isCarried(kind) ? { ...withGrownUps(whom), mustSay: false } : whom;

/** 'Girls women bag' is for either; 'infant boy' is for boys. */
function joinWhoms(whoms: readonly Whom[]): Whom {
  const all = whoms.filter((whom) => !whoms.some((other) => isWithin(other, whom)));
  const says = [...new Set(all.flatMap((one) => one.says))];
  return {
    labels: all.flatMap(({ labels }) => labels),
    says,
    also: all.flatMap(({ also }) => also),
    others: [...new Set(all.flatMap(({ others }) => others))].filter((stem) => !says.includes(stem)),
    mustSay: all.every(({ mustSay }) => mustSay),
  };
}

const isWithin = (one: Whom, whole: Whom): boolean =>
  one.labels.length < whole.labels.length && one.labels.every((label) => whole.labels.includes(label));
