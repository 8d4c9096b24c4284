/**
 * Puts two versions of an ordered list of ids together: what either took out is out, what either put in is in, theirs
 * behind the neighbour they gave it. Null where both changed the order of what stays, and differently.
 */
export function mergeLists(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] | null {
  const stays = base.filter((id) => mine.includes(id) && theirs.includes(id));
  const orderIn = (list: readonly string[]) => list.filter((id) => stays.includes(id)).join();
  const [before, ours, others] = [stays.join(), orderIn(mine), orderIn(theirs)];
  if (ours !== before && others !== before && ours !== others) return null;
  // Whoever changed the order gives it, and the other's changes go into it.
  return ours === before && others !== before ? grow(base, theirs, mine) : grow(base, mine, theirs);
}

/** `list` with what the other took out and put in. */
function grow(base: readonly string[], list: readonly string[], other: readonly string[]): readonly string[] {
  const kept = list.filter((id) => other.includes(id) || !base.includes(id));
  return other.reduce<readonly string[]>((made, id, at) => {
    if (base.includes(id) || made.includes(id)) return made;
    const neighbour = other.slice(0, at).findLast((one) => made.includes(one));
    return made.toSpliced(neighbour === undefined ? 0 : made.indexOf(neighbour) + 1, 0, id);
  }, kept);
}
