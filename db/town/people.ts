export const demoLogins: { what: string; name: string; password: string }[] = [];
