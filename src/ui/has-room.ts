/** True where a table stands as one: on a phone its rows are cards, and a list of them is opened by a tap. */
export const hasRoom = (): boolean => matchMedia('(width >= 48rem)').matches;
