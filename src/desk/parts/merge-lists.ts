/**
 * Three-way merge of an ordered list of ids: both people's removals and additions count, and their additions keep their
 * left neighbour. Null if both changed the order of the remaining ids differently.
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
  // Take the list of the person who changed the order, and apply the other's changes to it.
  return ours === before && others !== before ? grow(base, theirs, mine) : grow(base, mine, theirs);
}

/** `list` with the other's removals and additions applied. */
function grow(base: readonly string[], list: readonly string[], other: readonly string[]): readonly string[] {
  const survivors = list.filter((id) => other.includes(id) || !base.includes(id));
  return other.reduce<readonly string[]>((merge, id, at) => {
    if (base.includes(id) || merge.includes(id)) return merge;
    const neighbour = other.slice(0, at).findLast((one) => merge.includes(one));
    return merge.toSpliced(neighbour === undefined ? 0 : merge.indexOf(neighbour) + 1, 0, id);
  }, survivors);
}
