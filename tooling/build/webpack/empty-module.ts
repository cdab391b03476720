/** Takes the place of a module that a build leaves out. */
export {};
