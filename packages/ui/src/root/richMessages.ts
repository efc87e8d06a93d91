import type { FileMessages } from './fileMessages.ts';
import type { MessengerMessages } from './messengerMessages.ts';
import type { NavigationMessages } from './navigationMessages.ts';
import type { TableMessages } from './tableMessages.ts';

/** Messages of larger parts: navigation, lists, dates, calendars, files, charts, editors, pickers, messages. */
export interface RichMessages extends FileMessages, MessengerMessages, NavigationMessages {
  alertTakeover: {
    /** Turns the alarm sound off. */
    silence: string;
    /** Turns the alarm sound on; shown too while the browser blocks sound. */
    sound: string;
  };
  networkStatus: {
    /** All is well: connected, nothing waits. */
    online: string;
    onlineHelp: string;
    offline: string;
    /** Explains that work can continue offline, and what happens to it. */
    offlineHelp: string;
    /** Follows `offline`: how many items wait to be sent. */
    waiting: (count: number) => string;
    /** Connected again; contains the number of items that are being sent. */
    sending: (count: number) => string;
    sendingHelp: string;
    /** Connected; contains the number of items that aren't sent without the user. */
    unsent: (count: number) => string;
    unsentHelp: string;
    /** Before the time of the copy that is shown. */
    saved: string;
  };
  /** Agenda, MonthCalendar and WeekCalendar. */
  calendar: {
    today: string;
    previousMonth: string;
    nextMonth: string;
    previousWeek: string;
    nextWeek: string;
    /** Names the choice of a day where only one fits. */
    days: string;
    allDay: string;
    /** Opens the events of a day that don't fit. */
    more: (count: number) => string;
    /** Read aloud with a day. */
    events: (count: number) => string;
    /** Shown when there are none. */
    empty: string;
    /** Read aloud with an event that is not settled yet. */
    tentative: string;
    cancelled: string;
    /** Read aloud, and written after an event that began earlier. */
    until: (end: string) => string;
    /** Explains the keys of the calendar grid, for screen readers. */
    keys: string;
  };
  /** Messages of all charts. */
  chart: {
    showTable: string;
    /** Shown instead of a chart without figures. */
    empty: string;
    /** At the pale end of a scale of colours. */
    less: string;
    more: string;
    /** Over the names of weekdays in a table. */
    day: string;
    /** Over the figures that others are parts of. */
    total: string;
    /** Shown after a figure: the total. */
    of: (total: string) => string;
    /** A value and its label: mostly a date. */
    at: (value: string, point: string) => string;
    /** What a line does, read aloud; `first` and `last` were made by `at`. */
    course: (name: string, first: string, last: string, least: string, most: string) => string;
  };
  commandPalette: {
    /** Name of the palette and of its list, read aloud. */
    label: string;
    /** In the empty field. */
    placeholder: string;
    /** Shown in the list when nothing matches. */
    empty: string;
    /** Read aloud while more commands are loading. */
    loading: string;
    /** Read aloud after each change of the list. */
    results: (count: number) => string;
  };
  creditCard: {
    /** Name of the whole group of fields. */
    label: string;
    holder: string;
    number: string;
    expiration: string;
    securityCode: string;
    /** Placeholder: the format of month and year. */
    expirationPlaceholder: string;
    /** Text on the back of the drawn card; also describes the field of the code. */
    codeHint: (digits: number) => string;
    invalidNumber: string;
    invalidExpiration: string;
    expired: string;
    invalidCode: (digits: number) => string;
  };
  /** All fields of dates and times. */
  dateField: {
    /** In a part in which nothing is written: as many letters as it has figures. */
    day: string;
    month: string;
    year: string;
    /** Name of the button that opens the calendar; the name of the field follows it. */
    open: string;
    previousMonth: string;
    nextMonth: string;
    incomplete: string;
    incompleteTime: string;
    /** Such as 30 February. */
    noSuchDay: string;
    /** The clock is put forward over the time: the day, and the times between which it jumps. */
    noSuchTime: (day: string, from: string, to: string) => string;
    tooEarly: (min: string) => string;
    tooLate: (max: string) => string;
  };
  dataTable: {
    /** Before the name of a row: the action of its checkbox, for screen readers. */
    select: string;
    /** Name of the box for all rows here. */
    selectAll: string;
    /** The number of selected rows. */
    selected: (count: number) => string;
    clear: string;
    /** Selects the rows of all pages. */
    selectTotal: (total: number) => string;
    /** Opens the choice of the sort, if rows are cards. */
    sort: string;
    /** Read aloud after the order has changed. */
    sortedBy: (name: string, ascending: boolean) => string;
    /** Name of the handle at the end of a column's name. */
    columnWidth: (name: string) => string;
  };
  documentPages: {
    /** Name of the bar with the number of the page and the zoom, read aloud. */
    toolbar: string;
    zoomIn: string;
    zoomOut: string;
    fitWidth: string;
    /** Shown on a page that could not be drawn. */
    failed: string;
    /** Read aloud instead of a page that is only a picture. */
    noText: string;
  };
  /** The labels on the keys of this language's keyboards; for ⌘ ⌥ ⇧ and the arrows, the text that is read aloud. */
  kbd: {
    control: string;
    shift: string;
    command: string;
    option: string;
    enter: string;
    escape: string;
    space: string;
    tab: string;
    backspace: string;
    delete: string;
    home: string;
    end: string;
    pageUp: string;
    pageDown: string;
    up: string;
    down: string;
    left: string;
    right: string;
  };
  richTextField: TableMessages & {
    /** Name of the tools, read aloud. */
    toolbar: string;
    /** Read aloud after the field: how to reach the tools by keyboard. */
    hint: string;
    bold: string;
    italic: string;
    underline: string;
    /** The larger of two. */
    heading: string;
    subheading: string;
    bulletList: string;
    orderedList: string;
    quote: string;
    link: string;
    image: string;
    undo: string;
    redo: string;
    linkTitle: string;
    /** Label of the field for the address of a link. */
    address: string;
    addressHelp: string;
    addressMissing: string;
    addressInvalid: string;
    /** Label of the field for the text of a link, if no text is selected. */
    linkText: string;
    /** Removes the link and preserves its text. */
    removeLink: string;
    apply: string;
    imageTitle: string;
    /** Title of the dialog for the alternative text of an existing picture. */
    imageEdit: string;
    /** Names the choice of a file. */
    imageFile: string;
    chooseImage: string;
    imageMissing: string;
    /** Label of the field for the alternative text of a picture. */
    alt: string;
    altHelp: string;
    altMissing: string;
    insert: string;
    uploadFailed: string;
    /** Pasted text had pictures that can't be inserted. */
    picturesLeftOut: (count: number) => string;
    /** The editor could not be fetched. */
    failed: string;
    retry: string;
  };
  /** Fields that filter options by typed text: Combobox, MultiSelect, AudiencePicker. */
  combobox: {
    /** In the empty field. */
    placeholder: string;
    /** Name of the button that opens the list. */
    show: string;
    /** Shown in the list when nothing matches. */
    empty: string;
    /** Shown in the list and read aloud during a search. */
    loading: string;
    /** Shown in the list when a search has failed; Enter or a press on it tries again. */
    failed: string;
    /** Read aloud after each change of the list. */
    results: (count: number) => string;
    /** Shown below a long list: the number of options that are not shown. */
    more: (count: number) => string;
  };
  multiSelect: {
    placeholder: string;
    /** Name of the list of chosen options; follows the label and contains their number. */
    chosen: (count: number) => string;
    /** The row that chooses all that is found. */
    all: (count: number) => string;
  };
  phoneField: {
    /** Name of the country select; the name of the field precedes it. */
    country: string;
    /** The number can't be one of that country. */
    invalid: string;
  };
  audiencePicker: {
    /** The two options of the scope. */
    everyone: string;
    some: string;
    /** Name of the row of groups. */
    groups: string;
    /** Before the name of a group: the field that searches in it. */
    search: (group: string) => string;
    /** Default name of the group of excluded people. */
    exceptions: string;
    /** Precedes the name of an excluded person. */
    without: (name: string) => string;
    /** Name of the list of chosen options. */
    chosen: string;
    /** Shown while no person is chosen. */
    empty: string;
    /** While it is being counted. */
    counting: string;
  };
  weekdayHours: {
    /** Shown for a day that has no hours. */
    closed: string;
    /** Names a field of a day's hours. */
    opens: (day: string) => string;
    closes: (day: string) => string;
    add: (day: string) => string;
    /** Removes hours of a day, which may be empty. */
    remove: (day: string, hours: string) => string;
    /** Names the button, and the question to which days. */
    copy: (day: string) => string;
    apply: string;
    /** Button that copies the hours to all other days from Monday to Friday. */
    weekdays: string;
    /** Read aloud. */
    copied: string;
    order: (opens: string) => string;
    overlap: (hours: string) => string;
  };
}
