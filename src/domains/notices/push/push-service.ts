/**
 * Whether an endpoint belongs to one of the shop's push services. The shop posts to URLs that browsers supply, so any
 * other URL would let a customer reach hosts through it (server-side request forgery; R-NOTICE-7).
 * @param services origins; `*.` matches any subdomain
 */
export function isAtPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return services.some((service) => {
    const [scheme, name = ''] = service.split('://');
    return (
      protocol === `${scheme}:` && (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name)
    );
  });
}
