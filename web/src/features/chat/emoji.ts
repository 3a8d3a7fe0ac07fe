/** The faces, hands and things people write with most, in the system's own drawing. */
export const emoji: readonly string[] = [
  ...'😀😁😂🤣😃😄😅😆😉😊😋😎😍😘🥰😗😙😚🙂🤗🤩🤔🤨😐😑😶🙄😏😣😥😮🤐😯😪😫🥱😴😌😛😜😝🤤😒😓😔😕🙃🤑😲🙁😖😞😟😤😢😭😦😧😨😩🤯😬😰😱🥵🥶😳🤪😵😡😠🤬😷🤒🤕🤢🤮🤧😇🤠🤡🥳🥺🤥🤫🤭🧐🤓',
  ...'👍👎👌🤝👏🙌🙏💪👋🤙👈👉👆👇🤞🤟🤘🤏',
  ...'🌹🌸🌞🌙⭐🔥🎉🎊🎁🎂🍀🍎🍉☕🍺🍚🏀⚽🏓🏸📚📖📝📌📎📅💻📱💡⏰🔔🚌🏫🏠',
  ...'🩷💔💯✅❌❓❗💤💬',
];
