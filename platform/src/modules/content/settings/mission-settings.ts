/** Settings of missions. */
export const missionSettings = {};
