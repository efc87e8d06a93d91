/** Words of the fields that take files. */
export interface FileMessages {
  fileField: {
    /** Label of the button: one file, or several. */
    choose: (several: boolean) => string;
    /** Shown after the button: drop and paste. */
    drop: string;
    /** While files are held above it. */
    dropHere: string;
    /** What "image/*", "video/*" and "audio/*" accept. */
    kinds: { image: string; video: string; audio: string };
    /** Limits shown before a file is sent; each is a separate text between dots. */
    maxSize: (size: string, several: boolean) => string;
    maxFiles: (count: number) => string;
    /** Why a file is not sent. */
    empty: string;
    tooLarge: (max: string) => string;
    wrongType: (accepted: string) => string;
    tooMany: (max: number) => string;
    /** The state of a file, after its size. */
    waiting: string;
    sending: (percent: string) => string;
    /** The file is on this device and sent with the form. */
    stored: string;
    sent: string;
    failed: string;
    /** Names of the buttons of a file. */
    cancel: (name: string) => string;
    retry: (name: string) => string;
    remove: (name: string) => string;
    /** Name of the list, read aloud. */
    list: string;
    /** Shown above several files before any is sent: how many can be sent, and how many can't. */
    ready: (ready: number, faults: number) => string;
    /** Read aloud and shown above several files: the numbers of uploaded, all and failed files. */
    summary: (done: number, all: number, faults: number) => string;
  };
  avatarField: {
    choose: string;
    change: string;
    remove: string;
    /** Name of the picture that is being cropped. */
    stage: string;
    /** Explains below the picture how to move it. */
    hint: string;
    zoom: string;
    rotate: string;
    apply: string;
    cancel: string;
    unreadable: string;
    tooLarge: (max: string) => string;
  };
}
