/** Rooms whose code runs in a browser; their tests are jest's. */
const browserRooms = [
  'shell',
  'remote-games',
  'remote-member-centre',
  'remote-agent-centre',
  'remote-lottery',
  'operator-console',
  'shared',
];

/** Every room of the workspace. */
const rooms = [...browserRooms, 'platform', 'demo-vendor', 'sandbox-provider', 'e2e', 'tooling'];

module.exports = { browserRooms, rooms };
