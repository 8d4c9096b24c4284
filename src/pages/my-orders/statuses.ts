/** The options of the status dropdown. */
export const statuses = ['all', 'placed', 'pending', 'cancelled', 'warehouse'] as const;
