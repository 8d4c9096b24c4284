/**
 * Security headers for every answer. In development there is no Content-Security-Policy, because Vite uses inline
 * scripts.
 */
export function securityHeaders({
  publicUrl,
  development,
  formTarget,
}: {
  publicUrl: string;
  development: boolean;
  /** Origin of the payment provider's hosted page, if any: forms may post to it. */
  formTarget: string | undefined;
}): Record<string, string> {
  const https = publicUrl.startsWith('https:');
  return {
    ...(development ? {} : { 'content-security-policy': contentPolicy(publicUrl, https, formTarget) }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Keeps other sites from embedding the shop's answers.
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), serial=(), usb=(), browsing-topics=()',
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

function contentPolicy(publicUrl: string, https: boolean, formTarget: string | undefined): string {
  const socket = publicUrl.replace(/^http/, 'ws');
  return [
    "default-src 'self'",
    // No inline scripts: a page's data is in a JSON element.
    "script-src 'self'",
    "style-src 'self'",
    // React sets style attributes (slider thumb, carousel offset); they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${socket}`,
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `form-action 'self'${formTarget ? ` ${formTarget}` : ''}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
