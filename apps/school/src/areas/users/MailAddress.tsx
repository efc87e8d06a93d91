/** An e-mail address that breaks after its @ if it doesn't fit in one line. */
export function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@') + 1;
  return (
    <bdi translate="no">
      <span>{address.slice(0, at)}</span>
      <wbr />
      <span>{address.slice(at)}</span>
    </bdi>
  );
}
