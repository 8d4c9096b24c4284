/** What the launcher calls things. Databases that exist have these names: a change would begin empty ones. */

/** The application's role, its database, and the cluster. */
export const ownName = 'chowk';

/** Where root's databases are, when their data folder is closed to everybody else. */
export const sharedPlace = `/var/lib/${ownName}`;
