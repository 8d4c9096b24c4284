/** An HSN code of goods: 4, 6 or 8 digits of the chapters 01 to 97, of which 77 is unused (First Schedule, Customs Tariff Act, 1975). */
export const hsnShape = /^(0[1-9]|[1-68]\d|7[0-689]|9[0-7])\d{2}(\d{2}){0,2}$/;
