/** By the name of an occupation: further titles of its posts, separated by semicolons, none of which is any other's. */
export type Titles = Readonly<Record<string, string>>;
