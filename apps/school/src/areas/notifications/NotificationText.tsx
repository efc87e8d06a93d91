import { Prose } from '@school/ui';

/** Text of a notification: plain text with a paragraph per line, never markup. */
export function NotificationText({ content }: { content: string }) {
  const lines = content.split(/\n+/).filter((line) => line.trim() !== '');
  return (
    <Prose>
      {lines.map((line, at) => (
        <p key={at} dir="auto">
          {line}
        </p>
      ))}
    </Prose>
  );
}
