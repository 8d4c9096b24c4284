/** Logs in at the desk; its cookies. */
export async function logInAtDesk(
  address: string,
  login: { readonly name: string; readonly password: string } | undefined,
): Promise<string> {
  const answer = await fetch(`${address}/api/desk/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: login?.name, password: login?.password }),
  });
  if (!answer.ok) throw new Error(`No login: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
