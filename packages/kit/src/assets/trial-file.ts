/** The address of a file that no proxy can compress: 83 KiB of letters on the wire. Loading it shows how fast a connection is. */
export { default as TRIAL_FILE } from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
