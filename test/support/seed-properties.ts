import fc from 'fast-check';

/**
 * The seed of all properties: a commit that passed passes again, on each machine. `npm run torture -- properties` takes
 * fresh ones.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_129) });
