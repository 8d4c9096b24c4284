/** Names used by the launcher. Existing databases have them: a change would start with empty ones. */

/** The name of the application's role, of its database, and of the cluster. */
export const ownName = 'chowk';

/** The folder of root's databases when their data folder is closed to other users. */
export const sharedPlace = `/var/lib/${ownName}`;
