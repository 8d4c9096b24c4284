/** Centimetres as inches, to a tenth: '37.8'. */
export const inches = (cm: number): string => String(Math.round((cm / 2.54) * 10) / 10);
