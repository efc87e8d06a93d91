import type { AudienceWrite, BlockDocument, Post } from '@school/domain';
import { Avatar, Heading, Image, Inline, Prose, Stack, Text, Time } from '@school/ui';
import type { ReactNode } from 'react';
import { useCollege } from '../../data/DataRoot.tsx';
import { AudienceNames } from '../../audience/AudienceNames.tsx';
import { Attachments } from './Attachments.tsx';
import type { Attached } from './postValues.ts';

/** Renders a post for readers: author, content, time and audience. */
export function PostText(props: {
  title: string;
  /** Above the title; the category name if it isn't interactive. */
  category: ReactNode;
  author: Pick<Post['author'], 'name' | 'avatar'>;
  /** Publication time as an instant, or a sentence about it. */
  time: ReactNode;
  audience: AudienceWrite;
  /** The post, if it is saved: its response includes the audience names. */
  post?: Post;
  cover?: Post['cover'];
  body: BlockDocument;
  attachments: readonly Attached[];
  /** Shown if the text is empty. */
  nothing: string;
}) {
  const timeZone = useCollege()?.setting.timezone;
  const { author, cover, body, time } = props;
  return (
    <>
      <Stack gap="m">
        {props.category && (
          <Text as="div" size="small" tone="quiet">
            {props.category}
          </Text>
        )}
        <Heading level={2} size="display">
          <bdi>{props.title}</bdi>
        </Heading>
        <Inline gap="s">
          <Avatar name={author.name} src={author.avatar} aria-hidden />
          <Stack>
            <Text as="span" weight="medium" isolate>
              {author.name}
            </Text>
            {typeof time === 'string' ? (
              <Text as="span" size="small">
                <Time value={time} timeZone={timeZone} format="dateTime" />
              </Text>
            ) : (
              time
            )}
          </Stack>
        </Inline>
        <AudienceNames audience={props.audience} most={8} />
      </Stack>
      {cover && <Image src={cover.url} alt={cover.alt} ratio="16/9" loading="eager" />}
      {body.content.length > 0 ? (
        <Prose document={body} level={3} />
      ) : (
        <Text tone="quiet">{props.nothing}</Text>
      )}
      {props.attachments.length > 0 && <Attachments files={props.attachments} />}
    </>
  );
}
