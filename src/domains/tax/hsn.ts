/** An HSN code of goods: 4, 6 or 8 digits of the chapters 01 to 97, of which 77 is unused (First Schedule, Customs Tariff Act, 1975). */
export const hsnShape = /^(?!00|77|98|99)\d{4}(\d{2}){0,2}$/;
