/** English texts of what missions refuse. */
export const missionTexts = {
  mission_not_found: 'This mission does not exist',
  mission_not_reached: 'This mission has not been completed yet',
  mission_over: 'The time to claim this mission is over',
  mission_claimed: 'This mission has been claimed already',
};
