"""The rules of Caribbean Stud, a folder for each subject of its rulebook: state and action in, events out."""
