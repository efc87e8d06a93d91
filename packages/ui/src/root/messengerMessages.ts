/** Messages of the parts of a messenger: messages, their receipts, the composer, the list of conversations. */
export interface MessengerMessages {
  receiptTicks: {
    /** On the device, because there is no connection. */
    waiting: string;
    sending: string;
    /** Stored by the server. */
    sent: string;
    /** On a device of the recipients. */
    delivered: string;
    read: string;
    readBy: (count: number) => string;
    failed: string;
  };
  presence: { online: string; away: string; busy: string; offline: string };
  typingIndicator: {
    /** Names of the people who are typing. */
    one: (name: string) => string;
    two: (first: string, second: string) => string;
    many: (count: number) => string;
  };
  messageBubble: {
    /** The author of own messages, read aloud. */
    you: string;
    /** Above the text of a message that was copied from another conversation. */
    forwarded: string;
    edited: string;
    /** Shown instead of a deleted text. */
    deleted: string;
    /** Name of the button that opens the actions. */
    actions: string;
    retry: string;
    edit: string;
    discard: string;
    /** Name of a quotation, read aloud before it. */
    quote: (author: string) => string;
    /** Name of the row of reactions. */
    reactions: string;
    /** Opens all emoji to react with; also the name of that panel. */
    moreReactions: string;
    /** Name of a reaction: the emoji, how many chose it, and their names if they are known. */
    reaction: (emoji: string, count: number, names: string) => string;
    /** The people after those who are named, at the end of a list. */
    others: (count: number) => string;
  };
  messageList: {
    /** Above the first unread message. */
    unread: (count: number) => string;
    /** Name of the button at the end; `count` messages are new below. */
    latest: (count: number) => string;
    loadOlder: string;
    loadingOlder: string;
    empty: string;
  };
  composer: {
    label: string;
    placeholder: string;
    /** The placeholder while there is no connection. */
    offline: string;
    send: string;
    attach: string;
    /** Shown beside the button: the keys that send a message. */
    sendKeys: string;
    sendKeysControl: string;
    replyingTo: (author: string) => string;
    editing: string;
    /** Name of the button that ends a reply or an edit. */
    cancel: string;
    /** Over the field while files are above it. */
    drop: string;
    attachments: string;
    tooLong: (max: string) => string;
    /** Shown after too many files were chosen: the maximum, and the number of files that were left out. */
    tooManyFiles: (max: number, left: number) => string;
    save: string;
  };
  emojiPicker: {
    /** Name of the panel and of its grid. */
    label: string;
    search: string;
    /** Name of the bar with the categories, which are also the headings of the grid. */
    categories: string;
    category: Record<
      'recent' | 'people' | 'nature' | 'food' | 'travel' | 'activities' | 'objects' | 'symbols' | 'flags',
      string
    >;
    /** Read aloud after each change of the search. */
    results: (count: number) => string;
    /** Nothing matches the search. */
    empty: string;
    loading: string;
    failed: string;
    retry: string;
    /** Name of the button that opens the choice of a skin tone. */
    skinTone: (tone: string) => string;
    /** The choices; `none` is the yellow of most fonts. */
    skinTones: Record<'none' | 'light' | 'mediumLight' | 'medium' | 'mediumDark' | 'dark', string>;
  };
  conversationList: {
    unread: (count: number) => string;
    muted: string;
    pinned: string;
    /** Before the text of a draft. */
    draft: string;
    /** Before the text of an own message. */
    you: string;
    empty: string;
    /** Name of the button that opens the actions of a conversation, and of its menu. */
    actions: (name: string) => string;
  };
}
