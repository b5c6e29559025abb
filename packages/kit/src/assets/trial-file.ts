/** The address of a file of the program that no proxy can make shorter: letters, 83 KiB as they travel. Loading it tells how fast a line is. */
export { default as TRIAL_FILE } from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
