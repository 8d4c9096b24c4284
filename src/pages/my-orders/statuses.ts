/** What the status dropdown offers. */
export const statuses = ['all', 'placed', 'pending', 'cancelled', 'warehouse'] as const;
