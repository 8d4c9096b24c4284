/** An email address: in a narrow place it breaks before its @, as people read it, and not inside a word. */
export function EmailText({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <span data-whole="">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
